import type { AnfrageContent } from '../../../../../content/anfragen/index.ts'
import { dayFrom, inOrder, publish, type Seeding } from './seeding.ts'

async function addAnfrage(seeding: Seeding, request: AnfrageContent): Promise<void> {
  const { tag, email, telefon, notizen, ...rest } = request
  await publish(
    seeding,
    'anfragen',
    {
      ...rest,
      email: email ?? null,
      telefon: telefon ?? null,
      notizen: notizen ?? null,
      eingegangen_am: dayFrom(seeding.today, tag),
    },
    null,
  )
}

/** Makes the requests that have come in, and the templates to answer them with. */
export async function addAnfragen(seeding: Seeding): Promise<void> {
  const { anfragen = [], antwortvorlagen = [] } = seeding.town
  await inOrder(seeding, 'Anfragen', anfragen, (one) => addAnfrage(seeding, one))
  await inOrder(seeding, 'Antwortvorlagen', antwortvorlagen, async ({ titel, arten, de, en }) => {
    await publish(seeding, 'antwortvorlagen', { titel, arten, ...de }, { titel, arten, ...en })
  })
}
