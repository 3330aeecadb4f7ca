'use client'
import { type ReactNode, useEffect } from 'react'
import { reportUncaught } from './listen.ts'
import { reportError } from './report-error.ts'

/** Around every view: errors of its scripts are reported to the administrator's list. */
export function ErrorReports({ children }: { children: ReactNode }) {
  useEffect(() => reportUncaught(window, reportError), [])
  return children
}
