'use client'
import { useSearchParams } from 'next/navigation'
import { useCalls } from '../../../editing/views/call.ts'

/** Fetches what the list shows now, filters and all, as a table for Excel. */
export function ExportLink() {
  const calls = useCalls('anfragen')
  const asked = useSearchParams().toString()
  return (
    <a href={`${calls}/export?${asked}`} download>
      Diese Liste als Tabelle (CSV)
    </a>
  )
}
