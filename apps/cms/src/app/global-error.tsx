'use client'
import { ViewFailed } from '../admin/view-failed.tsx'

type Failed = { error: Error & { digest?: string } }

/** A view whose frame failed as well. */
export default function FailedFrame({ error }: Failed) {
  return (
    <html lang="de">
      <head>
        <title>Störung – Redaktion</title>
      </head>
      <body>
        <ViewFailed error={error} path="/admin" />
      </body>
    </html>
  )
}
