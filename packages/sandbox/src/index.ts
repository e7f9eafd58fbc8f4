export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox'
export type { Clock, MovableClock } from './clock'
export type { Bindable, Database } from './database/database'
export { ConnectionLost, type Fault, type Faults } from './faults'
