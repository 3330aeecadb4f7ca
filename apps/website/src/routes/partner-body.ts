import {
  fotoReihe,
  mostFields,
  mostSent,
  type PartnerTun,
  rowNumbers,
} from '@kurstadt/contract/partner'

/** Characters of a field: one more than any may have is enough to refuse it. */
const longestField = 1_100

type Sent = Extract<PartnerTun, { tun: 'senden' }>

/** What was posted, for the call that judges it; what is no field of the form is not looked at (T66). */
export function fieldsOf(form: FormData): Record<string, string> {
  const felder: Record<string, string> = {}
  const own = [...form].filter(([name]) => /^[a-z]{2,12}(_\d{1,2})?(_[a-z]{2,8})?$/.test(name))
  for (const [name, text] of own.slice(0, mostFields))
    if (typeof text === 'string') felder[name] = text.slice(0, longestField)
  return felder
}

type Chosen = { reihe: number; file: File }

/** Photos that somebody has chosen; an empty field sends a file without bytes. */
function chosenIn(form: FormData): Chosen[] {
  return rowNumbers(mostSent).flatMap((reihe) => {
    const file = form.get(fotoReihe(reihe).datei)
    return file !== null && typeof file !== 'string' && file.size > 0 ? [{ reihe, file }] : []
  })
}

/** Photos on their way to the content API; what their files were called stays here (T67). */
export function photosOf(form: FormData): Promise<Sent['fotos']> {
  return Promise.all(
    chosenIn(form).map(async ({ file, reihe }) => ({
      reihe,
      daten: Buffer.from(await file.arrayBuffer()).toString('base64'),
    })),
  )
}

/** Without JavaScript chosen files are gone with the answer: that is said where they were. */
export function chooseAgain(form: FormData): Record<string, 'nochmal'> {
  return Object.fromEntries(
    chosenIn(form).map(({ reihe }) => [fotoReihe(reihe).datei, 'nochmal' as const]),
  )
}

/** What is said where photos were more than the server reads; null where they were not. */
export function tooLargeIn({ headers }: Request): Record<string, 'dateien_gross'> | null {
  const fields = headers.get('x-zu-gross')?.split(' ')
  if (fields === undefined) return null
  const own = rowNumbers(mostSent).map((row) => fotoReihe(row).datei)
  const named = own.filter((name) => fields.includes(name))
  return Object.fromEntries(named.map((name) => [name, 'dateien_gross' as const]))
}
