import { useRef, useState } from 'react'
import type { Prepared } from './shrink-picture.ts'

/** A picture that somebody has chosen; `preview` is undefined until it has been looked at. */
export type ChosenPicture = {
  key: number
  /** As it was chosen, and as it is going to be sent. */
  source: File
  file: File
  preview: string | null | undefined
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Puts files into a field; where a browser lets nobody, it keeps what was chosen last. */
function putInto(input: HTMLInputElement | null, pictures: readonly ChosenPicture[]): void {
  if (input === null || typeof DataTransfer !== 'function') return
  const files = new DataTransfer()
  for (const { file } of pictures) files.items.add(file)
  input.files = files.files
}

/** Where the code that makes a picture smaller does not come, it is sent as it was chosen. */
async function prepared(source: File): Promise<Prepared> {
  try {
    const { preparePicture } = await import('./shrink-picture.ts')
    return await preparePicture(source)
  } catch (error) {
    reportError(error)
    return { file: source, preview: null }
  }
}

/** Tells the form that something else has been chosen. */
const dispatchChange = (input: HTMLInputElement | null) =>
  input?.dispatchEvent(new Event('input', { bubbles: true }))

/**
 * The pictures of one field. Choosing adds to what was chosen before, because a telephone's camera
 * gives one photo at a time; each can be taken away again.
 */
export function useChosenPictures(isOne: boolean) {
  const input = useRef<HTMLInputElement>(null)
  const held = useRef<readonly ChosenPicture[]>([])
  const [pictures, setPictures] = useState(held.current)
  const keys = useRef(0)
  // One after the other: a photo of a telephone is fifty megabytes of memory while it is drawn.
  const turns = useRef(Promise.resolve())

  function hold(next: readonly ChosenPicture[]) {
    held.current = next
    setPictures(next)
    putInto(input.current, next)
  }

  async function prepare({ key, source }: ChosenPicture) {
    if (!held.current.some((one) => one.key === key)) return
    const ready = await prepared(source)
    hold(held.current.map((one) => (one.key === key ? { ...one, ...ready } : one)))
    dispatchChange(input.current)
  }

  return {
    input,
    pictures,
    /** Before anybody else looks at the field: it holds everything that was chosen so far. */
    onInputCapture: () => {
      const known = held.current
      const added = [...(input.current?.files ?? [])]
        .filter((file) => !known.some((one) => isSame(one.file, file) || isSame(one.source, file)))
        .map((file) => {
          keys.current += 1
          return { key: keys.current, source: file, file, preview: undefined }
        })
      hold(isOne && added.length > 0 ? added : [...known, ...added])
      for (const one of added) turns.current = turns.current.then(() => prepare(one))
    },
    remove: (key: number) => {
      hold(held.current.filter((one) => one.key !== key))
      dispatchChange(input.current)
      input.current?.focus()
    },
  }
}
