import config from '@payload-config'
import '@payloadcms/next/css'
import '../../admin/back-office.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { guardServerFunction } from '../../admin/guarded-views.tsx'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const run = () => handleServerFunctions({ ...args, config, importMap })
  return guardServerFunction(args.name, run)
}

/** Frame of the back office. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
