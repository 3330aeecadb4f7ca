import { randomUUID } from 'node:crypto'
import { shopPfade, widerrufAntwort, widerrufFelder } from '@kurstadt/contract/shop'
import type { ComponentProps } from 'react'
import { askShopAs } from '../content/index.server.ts'
import { Received, Withdraw, withdrawalTexts } from '../features/widerruf/index.ts'
import { senderOf, spracheOf, troubleStatus } from './cart-request.ts'
import type { Asked, Shown } from './route.ts'
import { showOwn } from './shop-page.tsx'

const alternates = { de: shopPfade.de.widerruf, en: shopPfade.en.widerruf }

/** Characters of a field: one more than any may have is enough to refuse it. */
const longestField = 1_200

function showForm(
  asked: Asked,
  form: ComponentProps<typeof Withdraw>,
  status: number,
): Promise<Shown> {
  const { shop, title } = withdrawalTexts[spracheOf(asked)]
  const view = <Withdraw {...form} />
  return showOwn(asked, { title, shop, alternates, view }, { status })
}

/** Asks who withdraws from which contract (§ 356a BGB); the page of an order names it already. */
export function showWithdrawal(asked: Asked): Promise<Shown> {
  const bestellnummer = (asked.url.searchParams.get('bestellung') ?? '').slice(0, 20)
  const form = { felder: { bestellnummer }, fehler: {}, trouble: null }
  return showForm(asked, { ...form, schluessel: randomUUID() }, 200)
}

/** A key that a form of ours carried; a new one for whatever else was sent. */
function keyOf(form: URLSearchParams): string {
  const given = form.get('schluessel') ?? ''
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given) ? given : randomUUID()
}

/** Takes a declaration of withdrawal, and says since when it is in. */
export async function takeWithdrawal(asked: Asked): Promise<Shown> {
  asked.facts.isPrivate = true
  const form = new URLSearchParams(await asked.request.text())
  const sprache = spracheOf(asked)
  const schluessel = keyOf(form)
  const felder = Object.fromEntries(
    widerrufFelder.map((name) => [name, (form.get(name) ?? '').slice(0, longestField)]),
  )
  const body = { sprache, schluessel, felder }
  const call = { call: 'widerruf', body, answer: widerrufAntwort } as const
  const outcome = await askShopAs({ ...call, sender: senderOf(asked) })
  if (outcome.kind !== 'ok') {
    const trouble = outcome.kind === 'busy' ? 'busy' : 'away'
    return showForm(asked, { felder, fehler: {}, schluessel, trouble }, troubleStatus[trouble])
  }
  const answer = outcome.value
  if (answer.ergebnis === 'fehler')
    return showForm(asked, { felder, fehler: answer.fehler, schluessel, trouble: null }, 400)
  const { received, shop } = withdrawalTexts[sprache]
  const view = <Received am={answer.eingegangen_am} email={felder.email ?? ''} />
  return showOwn(asked, { title: received.title, shop, alternates, view })
}
