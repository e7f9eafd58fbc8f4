import { once } from 'node:events'
import { createServer } from 'node:http'
import { launchChromium } from '../../tools/chromium.ts'
import { listen } from '../../tools/listen.ts'

const findFreePort = async () => {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}

/** A browser with an empty cache that another program can control by its port. */
export const startBrowser = async () => {
  const port = await findFreePort()
  const browser = await launchChromium({
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  })
  return { port, stop: () => browser.close() }
}
