import type { TemplateName } from '@kurstadt/contract'
import { Suspense, use } from 'react'
import type { PageBlock } from '../content/index.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { BlockFallback } from './block-fallback.tsx'
import { registry } from './registry.ts'

type ViewOfProps<Name extends TemplateName> = { name: Name; block: PageBlock<Name> }

function ViewOf<Name extends TemplateName>({ name, block }: ViewOfProps<Name>) {
  const { current, load } = registry[name]
  const { View } = current() ?? use(load())
  return <View block={block} />
}

/**
 * Shows a block with the view of its template. A view that throws costs its own place only (spec 8):
 * on the server the Suspense boundary sends the fallback, in the browser the error boundary does.
 */
export function RenderBlock({ block }: { block: PageBlock }) {
  const fallback = <BlockFallback />
  return (
    <BlockBoundary template={block.template} fallback={fallback}>
      <Suspense fallback={fallback}>
        <ViewOf name={block.template} block={block} />
      </Suspense>
    </BlockBoundary>
  )
}
