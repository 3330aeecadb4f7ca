import type { TemplateName } from '@kurstadt/contract'
import { Suspense } from 'react'
import type { PageBlock } from '../content/index.ts'
import { BlockFallback } from './block-fallback.tsx'
import { registry } from './registry.generated.ts'

type ViewOfProps<Name extends TemplateName> = { name: Name; block: PageBlock<Name> }

function ViewOf<Name extends TemplateName>({ name, block }: ViewOfProps<Name>) {
  const { View } = registry[name]
  return <View block={block} />
}

/**
 * Shows a block with the view of its template. A view that throws costs its own place only (spec 8):
 * what stands around it is sent with the fallback in its place.
 */
export function RenderBlock({ block }: { block: PageBlock }) {
  return (
    <Suspense fallback={<BlockFallback />}>
      <ViewOf name={block.template} block={block} />
    </Suspense>
  )
}
