import type { Geraet } from '@kurstadt/contract/besuche'
import { deviceOf, type VisitHead } from './visit.ts'

type Name = Pick<VisitHead, 'uaMobile' | 'userAgent'>
type Known = { name: string; device: Geraet | null }

/** Names that are known at once, and signs of one; no browser has a longer one. */
const most = { names: 5_000, signs: 512 }

/**
 * The class of a device, told once for each browser's name. The name that came last with as many signs
 * is compared first: to look one up costs ten times that. Forgotten with `clear`.
 */
export class KnownDevices {
  readonly #mobile = new Names('?1')
  readonly #other = new Names('')

  /** Null for a robot. */
  deviceOf({ uaMobile, userAgent }: Name): Geraet | null {
    return (uaMobile === '?1' ? this.#mobile : this.#other).deviceOf(userAgent)
  }

  clear(): void {
    this.#mobile.clear()
    this.#other.clear()
  }
}

/** Names with one answer to whether the browser calls itself mobile. */
class Names {
  readonly #uaMobile: string
  readonly #devices = new Map<string, Geraet | null>()
  readonly #latest: (Known | null)[] = Array.from({ length: most.signs + 1 }, () => null)

  constructor(uaMobile: string) {
    this.#uaMobile = uaMobile
  }

  deviceOf(name: string): Geraet | null {
    if (name.length > most.signs) return null
    const latest = this.#latest[name.length]
    if (latest?.name === name) return latest.device
    const device = this.#find(name)
    this.#latest[name.length] = { name, device }
    return device
  }

  clear(): void {
    this.#devices.clear()
    this.#latest.fill(null)
  }

  #find(name: string): Geraet | null {
    const known = this.#devices.get(name)
    if (known !== undefined) return known
    const device = deviceOf({ uaMobile: this.#uaMobile, userAgent: name })
    if (this.#devices.size < most.names) this.#devices.set(name, device)
    return device
  }
}
