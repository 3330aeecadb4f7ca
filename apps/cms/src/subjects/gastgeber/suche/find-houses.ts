import { ausstattungen, type Params, unterkunftArten, zugangsangaben } from '@kurstadt/contract'
import type { House } from '../read/houses.ts'

/** What visitors ask of the places to stay. */
export type HouseQuestion = Pick<
  Params<'unterkuenfte'>,
  'art' | 'sterne' | 'preis_bis' | 'ausstattung' | 'barrierefrei' | 'order'
>

type Filter = (house: House) => boolean

const collator = new Intl.Collator('de')

function filtersOf(question: HouseQuestion): Filter[] {
  const { sterne, preis_bis, ausstattung, barrierefrei } = question
  return [
    ({ sterne: own }) => sterne === undefined || (own ?? 0) >= sterne,
    // A house that names no price may be too dear.
    ({ preis_ab }) => preis_bis === undefined || (preis_ab !== null && preis_ab <= preis_bis),
    (house) => ausstattung.every((one) => house.ausstattung.includes(one)),
    (house) => barrierefrei.every((one) => house.barrierefrei.includes(one)),
  ]
}

type OrderName = HouseQuestion['order'][number]['field']

/** Compares two numbers; who has none comes last, whichever way. */
function byNumber(a: number | null, b: number | null, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return descending ? b - a : a - b
}

type Sorted = { house: House; entfernung: number | null }

function compareBy(field: OrderName, descending: boolean) {
  return (a: Sorted, b: Sorted): number => {
    if (field === 'titel') {
      const order = collator.compare(a.house.titel, b.house.titel)
      return descending ? -order : order
    }
    if (field === 'entfernung') return byNumber(a.entfernung, b.entfernung, descending)
    return byNumber(a.house[field], b.house[field], descending)
  }
}

function inOrder(houses: readonly Sorted[], order: HouseQuestion['order']): Sorted[] {
  const rules = order.map(({ field, descending }) => compareBy(field, descending))
  const last = (a: Sorted, b: Sorted) => a.house.nummer - b.house.nummer
  return houses.toSorted((a, b) => {
    for (const rule of [...rules, compareBy('titel', false), last]) {
      const verdict = rule(a, b)
      if (verdict !== 0) return verdict
    }
    return 0
  })
}

/** What leaves a place, with how many. */
function counted<Value extends string>(
  values: readonly Value[],
  houses: readonly House[],
  has: (house: House, value: Value) => boolean,
) {
  return values.flatMap((wert) => {
    const anzahl = houses.filter((house) => has(house, wert)).length
    return anzahl === 0 ? [] : [{ wert, anzahl }]
  })
}

/**
 * The places to stay that fit, in order, and what else could be chosen: of the kinds how many fit
 * everything else, of the rest how many of those found have it.
 */
export function findHouses(
  houses: readonly House[],
  question: HouseQuestion,
  distance: (house: House) => number | null,
) {
  const filters = filtersOf(question)
  const fitting = houses.filter((house) => filters.every((fits) => fits(house)))
  const found = fitting.filter(({ art }) => question.art === undefined || art === question.art)
  const sorted = inOrder(
    found.map((house) => ({ house, entfernung: distance(house) })),
    question.order,
  )
  return {
    ids: sorted.map(({ house }) => house.id),
    auswahl: {
      art: counted(unterkunftArten, fitting, (house, art) => house.art === art),
      ausstattung: counted(ausstattungen, found, (house, one) => house.ausstattung.includes(one)),
      barrierefrei: counted(zugangsangaben, found, (house, one) =>
        house.barrierefrei.includes(one),
      ),
    },
  }
}
