'use client'
import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { fileTooLarge, maxFileBytes } from '../../platform/media/limits.ts'
import { hasTooLarge, isChosenTooLarge, isTakenInParts } from './large-choice.ts'
import { scaledDown } from './scale-picture.ts'

/** What was chosen or dropped, without what is too large; pictures are made smaller. */
async function fitting(files: readonly File[]): Promise<DataTransfer> {
  const chosen = new DataTransfer()
  for (const file of files) {
    const isLarge = file.size > maxFileBytes
    const fits = isLarge ? await scaledDown(file, maxFileBytes) : file
    if (fits) chosen.items.add(fits)
    else toast.error(`„${file.name}“: ${fileTooLarge}`)
    if (fits && isLarge) toast.info(`„${file.name}“ war groß und wurde verkleinert.`)
  }
  return chosen
}

function halt(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

async function chooseAgain(input: HTMLInputElement): Promise<void> {
  const { files } = await fitting([...(input.files ?? [])])
  input.files = files
  if (files.length > 0) input.dispatchEvent(new Event('change', { bubbles: true }))
}

function onChange(event: Event): void {
  const { target } = event
  if (!(target instanceof HTMLInputElement && isChosenTooLarge(target))) return
  halt(event)
  chooseAgain(target).catch(reportError)
}

async function dropAgain(target: EventTarget, files: readonly File[]): Promise<void> {
  const dataTransfer = await fitting(files)
  if (dataTransfer.files.length > 0)
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

function onDrop(event: DragEvent): void {
  const files = [...(event.dataTransfer?.files ?? [])]
  if (event.target === null || isTakenInParts(event.target) || !hasTooLarge(files)) return
  halt(event)
  dropAgain(event.target, files).catch(reportError)
}

/**
 * Around every view: whoever chooses a file that is too large hears of it at once, not after it was
 * sent, and a picture of a camera is made smaller instead of refused (E11). The server’s limit stays.
 */
export function LargeFiles({ children }: { children: ReactNode }) {
  useEffect(() => {
    const ending = new AbortController()
    const first = { capture: true, signal: ending.signal }
    document.addEventListener('change', onChange, first)
    document.addEventListener('drop', onDrop, first)
    return () => ending.abort()
  }, [])
  return <>{children}</>
}
