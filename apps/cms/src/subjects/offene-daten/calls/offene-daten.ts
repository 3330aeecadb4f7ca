import { type Datensatz, datensaetze, datensatzNamen } from '@kurstadt/contract/offene-daten'
import type { Payload } from 'payload'
import { isOutage } from '../../../platform/database/index.ts'
import type { Call } from '../../../wire/call/call.ts'
import { leaveOut, reasonOf } from '../../../wire/sound/index.ts'
import { newestChange } from '../read/newest-change.ts'
import { readPage } from '../read/read-page.ts'
import { readTown } from '../read/town.ts'

/** How much there is of a dataset; one that cannot be counted is named all the same. */
async function countOf(payload: Payload, datensatz: Datensatz) {
  try {
    const { anzahl, tags } = await readPage(payload, datensatz, {
      sprache: 'de',
      seite: 1,
      pro_seite: 1,
    })
    return { anzahl, tags: [...tags] }
  } catch (error) {
    if (isOutage(error)) throw error
    leaveOut({ typ: datensatz.name, nummer: null, stelle: '', grund: reasonOf(error) })
    return { anzahl: null, tags: [...datensatz.typen] }
  }
}

/** What there is of open data, each dataset with the time of its newest change. */
export const offene_daten: Call<'offene_daten'> = async ({ payload, params: { sprache } }) => {
  const [town, ...found] = await Promise.all([
    readTown(payload, sprache),
    ...datensatzNamen.map(async (name) => {
      const datensatz = datensaetze[name]
      const [{ anzahl, tags }, geaendert] = await Promise.all([
        countOf(payload, datensatz),
        newestChange(payload, datensatz.typen),
      ])
      return { name, anzahl, geaendert, tags: [...tags, ...datensatz.typen] }
    }),
  ])
  return {
    answer: {
      sprache,
      herausgeber: town.name,
      email: town.email,
      lizenz: town.lizenz,
      datensaetze: found.map(({ name, anzahl, geaendert }) => ({ name, anzahl, geaendert })),
    },
    tags: [...town.tags, ...found.flatMap(({ tags }) => tags)],
  }
}
