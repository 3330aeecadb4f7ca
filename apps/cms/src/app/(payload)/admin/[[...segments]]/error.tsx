'use client'
import { usePathname } from 'next/navigation'
import { ViewFailed } from '../../../../admin/view-failed.tsx'

type Failed = { error: Error & { digest?: string } }

/** A view that failed. */
export default function FailedView({ error }: Failed) {
  return <ViewFailed error={error} path={usePathname()} />
}
