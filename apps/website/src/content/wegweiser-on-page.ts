import type { AmtKurz, BlockOf, PersonKurz, VerfahrenEintrag } from '@kurstadt/contract'

/** So many procedures are shown with everything; of more the page says only what they are called. */
export const mostInFull = 400

/** A procedure in the guide; offices and staff by their place in the lists beside. */
export type VerfahrenOnPage = Pick<
  VerfahrenEintrag,
  'id' | 'sprache' | 'titel' | 'kurztext' | 'detailURL'
> & { amt: number[]; mitarbeiter: number[] }

/** Procedures of one letter: in full, or by name alone where there are thousands. */
export type GruppeOnPage = {
  buchstabe: string
  verfahren: VerfahrenOnPage[]
  /** Titles and numbers in the same order, where there are too many for more. */
  titel: string[]
  nummern: number[]
}

/**
 * The guide as its view gets it: an office that hundreds of procedures name stands in it once. The
 * same page would otherwise be ten times its size.
 */
export type WegweiserOnPage = {
  anzahl: number
  gemeint: string | null
  /** Page below which procedures have theirs; null when they have none. */
  liste: string | null
  aemter: AmtKurz[]
  mitarbeiter: PersonKurz[]
  gruppen: GruppeOnPage[]
}

/** Collects things by their number and tells where they are. */
function collection<Thing extends { id: number }>() {
  const things: Thing[] = []
  const places = new Map<number, number>()
  return {
    things,
    placeOf: (thing: Thing): number => {
      const known = places.get(thing.id)
      if (known !== undefined) return known
      places.set(thing.id, things.push(thing) - 1)
      return things.length - 1
    },
  }
}

/** Puts the answer into the form in which it travels to the browser. */
export function wegweiserOnPage({
  data,
  anzahl,
  gemeint,
}: BlockOf<'wegweiser'>['context']): WegweiserOnPage {
  const aemter = collection<AmtKurz>()
  const people = collection<PersonKurz>()
  const isInFull = anzahl <= mostInFull
  const full = (one: VerfahrenEintrag): VerfahrenOnPage => {
    const { id, sprache, titel, kurztext, detailURL } = one
    const amt = one.amt.map(aemter.placeOf)
    return {
      id,
      sprache,
      titel,
      kurztext,
      detailURL,
      amt,
      mitarbeiter: one.mitarbeiter.map(people.placeOf),
    }
  }
  const gruppen = data.map(({ buchstabe, verfahren }) => ({
    buchstabe,
    verfahren: isInFull ? verfahren.map(full) : [],
    titel: isInFull ? [] : verfahren.map(({ titel }) => titel),
    nummern: isInFull ? [] : verfahren.map(({ id }) => id),
  }))
  const [first] = data.flatMap(({ verfahren }) => verfahren.slice(0, 1))
  const liste = first?.detailURL?.replace(/[^/]+\/$/, '') ?? null
  return { anzahl, gemeint, liste, aemter: aemter.things, mitarbeiter: people.things, gruppen }
}
