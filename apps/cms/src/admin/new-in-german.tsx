'use client'
import { useLocale } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'

/**
 * Around every view: the form of a new entry begins in German, whatever language was looked at last
 * and is remembered. Who chooses English there has it in the address, and keeps it. Until the German
 * form has come there is none: what is typed into the English one would go with it.
 */
export function NewInGerman({ children }: { children: ReactNode }) {
  const path = usePathname()
  const asked = useSearchParams()
  const { code } = useLocale()
  const router = useRouter()
  const isNew = /\/collections\/[^/]+\/create\/?$/.test(path)
  const isOther = isNew && asked.get('locale') === null && code !== undefined && code !== 'de'
  useEffect(() => {
    if (!isOther) return
    const german = new URLSearchParams(asked.toString())
    german.set('locale', 'de')
    router.replace(`${path}?${german.toString()}`)
  }, [asked, isOther, path, router])
  return isOther ? null : children
}
