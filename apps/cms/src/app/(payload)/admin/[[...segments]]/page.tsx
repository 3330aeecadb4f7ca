import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { closedDoor, leadToOwnAccount } from '../../../../admin/doors.tsx'
import { withGuardedViews } from '../../../../admin/guarded-views.tsx'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

/** Title and robots of a view. */
export function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

/** Any view of the back office. */
export default async function Page({ params, searchParams }: Args) {
  const { segments = [] } = await params
  const closed = closedDoor(segments)
  if (closed) return closed
  await leadToOwnAccount(await getPayload({ config }), segments)
  return withGuardedViews(await RootPage({ config, params, searchParams, importMap }))
}
