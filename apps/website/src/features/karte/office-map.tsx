import type { Koordinaten } from '@kurstadt/contract'
import { anDieOrtswahl, type VonDerOrtswahl } from '@kurstadt/contract/ortswahl'
import { useEffect, useState } from 'react'
import { PickPlace } from './pick-place.tsx'

export type OfficeMapProps = {
  /** The map as the server has handed it over. */
  given: string
  /** Origin of the back office, the only one that is listened and spoken to. */
  backOffice: string
}

/** Five decimals are about a metre. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000

const send = (message: VonDerOrtswahl, to: string) => window.parent.postMessage(message, to)

/** The town's map, on which an editor shows where something lies: the back office has it in a frame. */
export function OfficeMap({ backOffice, given }: OfficeMapProps) {
  const [at, setAt] = useState<Koordinaten | null>(null)
  useEffect(() => {
    const listen = ({ data, origin }: MessageEvent<unknown>) => {
      const asked = origin === backOffice ? anDieOrtswahl.safeParse(data) : null
      if (asked?.success) setAt(asked.data.ort)
    }
    window.addEventListener('message', listen)
    send({ art: 'ortswahl', tun: 'bereit' }, backOffice)
    return () => window.removeEventListener('message', listen)
  }, [backOffice])
  const pick = ({ breite, laenge }: Koordinaten) => {
    const ort = { breite: rounded(breite), laenge: rounded(laenge) }
    setAt(ort)
    send({ art: 'ortswahl', tun: 'gewaehlt', ort }, backOffice)
  }
  return <PickPlace given={given} at={at} onPick={pick} onReady={() => undefined} />
}
