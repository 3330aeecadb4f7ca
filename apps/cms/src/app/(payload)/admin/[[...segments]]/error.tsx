'use client'
import { ViewFailed } from '../../../../admin/view-failed.tsx'

type Failed = { error: Error & { digest?: string } }

/** A view that failed. */
export default function FailedView({ error: { digest } }: Failed) {
  return <ViewFailed digest={digest} />
}
