import type { PartnerBild, PartnerTyp, PartnerWerte } from '@kurstadt/contract/partner'
import { changedNames } from './changes-of.ts'

type Sent = { vorher: PartnerWerte; werte: PartnerWerte }
type Bilder = readonly PartnerBild[]

const has = (bilder: Bilder, id: string) => bilder.some((one) => one.id === id)

/** Pictures as they stand, without those that a proposal takes away, with those that it adds, and its first one first. */
function bilderOf(jetzt: Bilder, vorher: Bilder, neu: Bilder): PartnerBild[] {
  const kept = jetzt.filter(({ id }) => !has(vorher, id) || has(neu, id))
  const added = neu.filter(({ id }) => !(has(vorher, id) || has(jetzt, id)))
  const all = [...kept, ...added]
  const [wanted] = neu
  if (wanted?.id === vorher.find(({ id }) => has(neu, id))?.id) return all
  return [
    ...all.filter(({ id }) => id === wanted?.id),
    ...all.filter(({ id }) => id !== wanted?.id),
  ]
}

/**
 * An entry as its partner sees it: as it stands, with what their waiting proposal changes. Whatever
 * the office has changed besides since then is not taken back by a form that shows it.
 */
export function shownOf(
  { typ, werte }: { typ: PartnerTyp; werte: PartnerWerte },
  waits: Sent | null,
): PartnerWerte {
  if (waits === null) return werte
  const { vorher, werte: neu } = waits
  const changed = changedNames(typ, vorher, neu).map((name) => [name, neu[name]] as const)
  const bilder = bilderOf(werte.bilder, vorher.bilder, neu.bilder)
  return { ...werte, ...Object.fromEntries(changed), bilder }
}
