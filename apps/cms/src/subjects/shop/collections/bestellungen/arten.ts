import type { BestellStand, Land, Lieferart, Zahlungsart } from '@kurstadt/contract/shop'

/** States of an order, as the office calls them. */
export const staende: Readonly<Record<BestellStand, string>> = {
  wartet: 'Wartet auf Zahlung',
  neu: 'Zu packen',
  bereit: 'Liegt zur Abholung bereit',
  versandt: 'Versandt',
  abgeholt: 'Abgeholt',
  storniert: 'Storniert',
  widerrufen: 'Widerrufen',
}

/** Ways to pay. */
export const zahlungen: Readonly<Record<Zahlungsart, string>> = {
  vorkasse: 'Vorkasse (Überweisung)',
  online: 'Online (Mollie)',
  rechnung: 'Rechnung',
  abholung: 'Bei Abholung',
}

/** Ways to get it. */
export const lieferungen: Readonly<Record<Lieferart, string>> = {
  versand: 'Versand',
  abholung: 'Abholung in der Tourist-Information',
  mail: 'Per E-Mail (nur Eintrittskarten)',
}

/** Countries the shop sends to. */
export const laenderNamen: Readonly<Record<Land, string>> = {
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'Schweiz',
  FR: 'Frankreich',
}

/** Choices of a field, in their order. */
export function options(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
