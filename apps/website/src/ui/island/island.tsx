import { use, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { useSprache } from '../../i18n/index.ts'
import { AddressContext } from '../link/index.ts'
import type { IslandOf } from './define-island.ts'
import { IslandFrame } from './island-frame.tsx'

type IslandProps<Props extends object> = { of: IslandOf<Props>; props: Props }

/** JSON that cannot end the script it stands in. */
const asScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Renders an island into its page, with what it was rendered from beside it. It is rendered by
 * itself, because the names that React makes up (`useId`) must come out the same in the browser,
 * which knows nothing of the page around it.
 */
export function Island<Props extends object>({ of, props }: IslandProps<Props>) {
  const id = useId()
  const page = { sprache: useSprache(), address: use(AddressContext) }
  const { View } = of
  const html = renderToString(
    <IslandFrame {...page}>
      <View {...props} />
    </IslandFrame>,
    { identifierPrefix: id },
  )
  // `html` is what React has just rendered and escaped; rendered in place, its ids would differ.
  return (
    <>
      <div data-island={of.name} data-prefix={id} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json">{asScript({ ...page, props })}</script>
    </>
  )
}
