'use client'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { reportError } from './browser-errors/report-error.ts'
import { errorNumberPath } from './error-number-path.ts'
import { describeFailedView } from './failed-words.ts'
import { FailureNotice } from './failure-notice.tsx'

const answer = z.object({ fehlernummer: z.string() })

type Failed = Error & { digest?: string }

/** Asks which number an error of the server has, by the name that Next gives it. */
async function askNumber(digest: string): Promise<string | null> {
  const found = await fetch(`${errorNumberPath}?stoerung=${encodeURIComponent(digest)}`)
  return answer.safeParse(await found.json()).data?.fehlernummer ?? null
}

/** What has no name of Next's has failed in the browser, and nobody knows of it yet. */
const findNumber = (error: Failed) =>
  error.digest === undefined ? reportError(error) : askNumber(error.digest)

/** What an editor sees of a view that failed, with the number that the administration can look up. */
export function ViewFailed({ error, path }: { error: Failed; path: string }) {
  const [number, setNumber] = useState<string | null>(null)
  useEffect(() => {
    findNumber(error).then(setNumber, () => setNumber(null))
  }, [error])
  const where = error.digest === undefined ? 'browser' : 'server'
  return <FailureNotice {...describeFailedView(path, where)} number={number} />
}
