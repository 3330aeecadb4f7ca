import * as z from 'zod/mini'
import { type FormProblem, freiwillig, isEmpty, readAs, wrongType, zeile } from './fields.ts'

/** Bytes that a picture may have (T46). */
export const largestPicture = 10_000_000

/** Kinds of pictures that are taken (T45). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

const noFile = (value: unknown) =>
  typeof value === 'object' && value !== null && 'size' in value && value.size === 0

/** A picture as browsers describe it; its bytes travel beside the form. */
const bilddatei = readAs(
  (value) => (isEmpty(value) || noFile(value) ? null : value),
  z.nullable(
    z.object(
      {
        name: z.string().check(z.maxLength(500)),
        size: z.number().check(z.maximum(largestPicture, 'datei_gross' satisfies FormProblem)),
        type: z.enum(pictureTypes, 'datei_art' satisfies FormProblem),
      },
      wrongType,
    ),
  ),
)

/** A picture, what it shows, and whose it is. */
export const bild = {
  bild: bilddatei,
  bildtext: freiwillig(zeile({ max: 300 })),
  bildcopyright: freiwillig(zeile({ max: 200 })),
}

/** Photos that may come with one report (T46). */
export const mostPhotos = 5

/** Bytes that all photos of one report may have together. */
export const largestPhotos = 25_000_000

/**
 * How fast a form has to come (fault F15): every half minute half of what a telephone still gets
 * whose data plan is used up (64 kbit/s). A form without photos fits into the first half minute.
 */
export const sendingPace = { every: 30_000, bytes: 120_000 } as const

/** Milliseconds that a form may take to come altogether: all photos at a quarter of a Mbit/s. */
export const longestSending = 900_000

/** A file that was not taken; without a name it is all of them together. */
export type RefusedFile = { problem: FormProblem; name?: string }

/** Letters of a file's name that a message repeats. */
const longestName = 60

/** Name of a file as a message repeats it. */
export const readable = (name: string) => name.replaceAll(/\p{C}/gu, '').slice(0, longestName)

/**
 * Why files were not taken, as the one text that a field's problem is: a line for each, the word of
 * the list, and after a space the name of the file.
 */
export function fileProblems(refused: readonly RefusedFile[]): string {
  return refused
    .map(({ problem, name = '' }) => `${problem} ${readable(name)}`.trimEnd())
    .join('\n')
}

const foto = z.object(
  { name: z.string().check(z.maxLength(500)), size: z.number(), type: z.string() },
  wrongType,
)
type Foto = z.infer<typeof foto>

function problemOf({ size, type }: Foto): FormProblem | null {
  if (size > largestPicture) return 'datei_gross'
  return pictureTypes.some((one) => one === type) ? null : 'datei_art'
}

/** Which of some pictures will not be taken, and whether they are too many (T46). */
export function refusedAmong(photos: readonly Foto[]): RefusedFile[] {
  if (photos.length > mostPhotos) return [{ problem: 'dateien_zahl' }]
  const refused = photos.flatMap((one) => {
    const problem = problemOf(one)
    return problem === null ? [] : [{ problem, name: one.name }]
  })
  const bytes = photos.reduce((sum, { size }) => sum + size, 0)
  return refused.length === 0 && bytes > largestPhotos ? [{ problem: 'dateien_gross' }] : refused
}

const asList = (value: unknown): unknown[] =>
  [value].flat().filter((one) => !(isEmpty(one) || noFile(one)))

/** Some photos as browsers describe them, or none; every one that is refused is named. */
export const fotos = readAs(
  asList,
  z.array(foto).check(
    z.superRefine((photos, context) => {
      const refused = refusedAmong(photos)
      if (refused.length > 0) context.addIssue({ code: 'custom', message: fileProblems(refused) })
    }),
  ),
)
