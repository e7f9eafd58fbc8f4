import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canUseApt, installPackages } from '../apt.ts'
import { listen } from '../listen.ts'

export type Proxy = { origin: string; stop: () => Promise<void> }

const locations = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']
const findNginx = () => [process.env.NGINX_PATH, ...locations].find((path) => path && existsSync(path))

/** The path of nginx; on Debian as root it is installed if missing. */
export const ensureNginx = async () => {
  if (findNginx() === undefined && canUseApt()) await installPackages(['nginx-light'])
  return findNginx()
}

const takePort = async () => {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The file on another port, and with all that nginx writes in one folder. */
const adapt = (text: string, { folder, port }: { folder: string; port: number }) => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return text
    .replaceAll('/var/log/nginx', folder)
    .replace('/run/nginx.pid', `${folder}/nginx.pid`)
    .replace('http {', `http {\n${temporary.join('\n')}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
}

const whenUp = async (origin: string) => {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    if (await fetch(origin).catch(() => undefined)) return
    await sleep(50)
  }
  throw new Error('nginx did not start.')
}

/** Starts nginx with a configuration that listens on port 80. */
export const startNginx = async (nginx: string, text: string): Promise<Proxy> => {
  const folder = await mkdtemp(join(tmpdir(), 'cartonnage-nginx-'))
  // Its workers are another user's.
  await chmod(folder, 0o777)
  const port = await takePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, adapt(text, { folder, port }))
  const child = spawn(
    nginx,
    ['-c', file, '-p', folder, '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const ended = new Promise((resolve) => void child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  process.once('exit', () => void child.kill('SIGTERM'))
  const origin = `http://127.0.0.1:${port}`
  await whenUp(origin).catch(async (error) => {
    console.error(await readFile(join(folder, 'error.log'), 'utf8').catch(() => ''))
    await stop()
    throw error
  })
  return { origin, stop }
}
