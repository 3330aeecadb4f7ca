import { type PlayerTyp, playerFor, youtubeId, youtubePlayerHost } from '@kurstadt/contract'
import type { TextField } from 'payload'

function hostOf(typ: PlayerTyp, address: string): string | null {
  if (typ === 'youtube') return youtubeId(address) === null ? null : youtubePlayerHost
  return /^https:/i.test(address) && URL.canParse(address) ? new URL(address).host : null
}

/** Why an address may not be played on this site; null when it may. */
export function playerComplaint(
  typ: PlayerTyp,
  address: string,
  hosts: readonly string[],
): string | null {
  if (playerFor(typ, address, hosts) !== null) return null
  const host = hostOf(typ, address)
  if (host !== null)
    return `Von ${host} darf nichts eingebettet werden. Freigegeben sind: ${hosts.join(', ')}.`
  return typ === 'youtube'
    ? 'Das ist keine Adresse eines YouTube-Videos (https://www.youtube.com/watch?v=…).'
    : 'Bitte geben Sie die ganze Adresse an (https://…).'
}

type Siblings = Readonly<Record<string, unknown>>

/** The address of a film or camera; only what may be embedded is accepted (reliability T42). */
export function playerUrl(field: {
  label: string
  description: string
  /** Hosts that may be embedded; they come with the environment, never from an editor. */
  hosts: readonly string[]
  typOf: (siblingData: Siblings) => PlayerTyp
  /** What is missing where there is no address; true where nothing is. */
  withoutAddress: (siblingData: Siblings) => string | true
}): TextField {
  const { label, description, hosts, typOf, withoutAddress } = field
  return {
    name: 'url',
    type: 'text',
    label,
    admin: { description },
    validate: (value: unknown, { siblingData }: { siblingData: object }) => {
      if (typeof value !== 'string' || value === '') return withoutAddress({ ...siblingData })
      if (value.length > 500) return 'Die Adresse darf höchstens 500 Zeichen haben.'
      return playerComplaint(typOf({ ...siblingData }), value, hosts) ?? true
    },
  }
}
