import { calls, entryCall, isDetailType, sprachen } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { ownAnswer } from '../../wire/own-answer.ts'
import { type LeftOut, noticing } from '../../wire/sound/index.ts'
import type { Befund } from './findings.ts'

type SingleCall = Extract<keyof typeof calls, `${string}/{id}`>

function isSingleCall(name: string): name is SingleCall {
  return name.endsWith('/{id}') && Object.hasOwn(calls, name)
}

/** Fields by the names that they have in answers, as far as the form calls them otherwise. */
function befundOf(sprache: Befund['sprache'], { stelle, grund }: LeftOut): Befund {
  const place = (stelle || grund).split(':')[0] ?? ''
  const text =
    stelle === ''
      ? 'Die Website kann diesen Eintrag nicht zeigen. Prüfen Sie, ob alle Pflichtfelder ausgefüllt sind, und speichern Sie ihn neu.'
      : `Die Website lässt einen Teil dieses Eintrags aus („${stelle}“): Dort fehlt etwas, oder es verweist auf etwas Unvollständiges.`
  return { art: 'auslassung', sprache, feld: place, text }
}

/**
 * What the website cannot show of a public entry: the same question as the website's, so that what
 * visitors miss is found whatever the reason.
 */
export async function leftOutProblems(
  payload: Payload,
  type: string,
  nummer: unknown,
): Promise<Befund[]> {
  const name = isDetailType(type) ? entryCall(type) : `${type}/{id}`
  if (!isSingleCall(name) || typeof nummer !== 'number' || calls[name].zugang) return []
  const found: Befund[] = []
  for (const sprache of sprachen) {
    const notice = (left: LeftOut) => {
      const own = left.typ === type && left.nummer === nummer
      if (own) found.push(befundOf(sprache, left))
    }
    await noticing(notice, () => ownAnswer(payload, name, { id: nummer, params: { sprache } }))
  }
  return found
}
