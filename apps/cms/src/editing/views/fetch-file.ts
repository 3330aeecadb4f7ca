'use client'
import { z } from 'zod'
import { readAnswer } from './read-answer.ts'

/**
 * Fetches a file of the back office and hands it to whoever asked, under this name; null once it is
 * theirs, else in German why not.
 */
export async function fetchFile(
  address: string,
  name: string,
  init: RequestInit = {},
): Promise<string | null> {
  const response = await fetch(address, init).catch(() => null)
  const file = response?.ok ? await response.blob().catch(() => null) : null
  if (file === null) return (await readAnswer(response, z.never())).problem
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has begun to keep it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return null
}
