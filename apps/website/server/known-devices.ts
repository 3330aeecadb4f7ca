import type { Geraet } from '@kurstadt/contract/besuche'
import { deviceOf, type VisitHead } from './visit.ts'

type Name = Pick<VisitHead, 'uaMobile' | 'userAgent'>

/** Names that are known at once, and characters of one; no browser has a longer one. */
const most = { names: 5_000, characters: 512 }

/** The class of a device, told once for each browser's name. Forgotten with `clear`. */
export class KnownDevices {
  readonly #mobile = new Map<string, Geraet | null>()
  readonly #other = new Map<string, Geraet | null>()

  /** Null for a robot. */
  deviceOf(name: Name): Geraet | null {
    const { uaMobile, userAgent } = name
    if (userAgent.length > most.characters) return null
    const devices = uaMobile === '?1' ? this.#mobile : this.#other
    const known = devices.get(userAgent)
    if (known !== undefined) return known
    const device = deviceOf(name)
    if (devices.size < most.names) devices.set(userAgent, device)
    return device
  }

  clear(): void {
    this.#mobile.clear()
    this.#other.clear()
  }
}
