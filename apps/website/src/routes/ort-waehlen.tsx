import { env } from '../env.server.ts'
import { OfficeMapFrame } from '../features/karte/index.server.ts'
import { BaseMapContext } from '../features/karte/index.ts'
import { SpracheContext } from '../i18n/index.ts'
import { baseMap } from './base-map.server.ts'
import type { Asked, Shown } from './route.ts'

/** The town's map alone, on which editors show where something lies: the back office alone may frame it. */
export async function showOfficeMap({ facts }: Asked): Promise<Shown> {
  const backOffice = new URL(env.BACK_OFFICE_URL).origin
  facts.frameAncestors.add(backOffice)
  if (baseMap?.grund) facts.workerSources.add('blob:')
  const view = (
    <SpracheContext value="de">
      <meta name="robots" content="noindex" />
      <BaseMapContext value={baseMap}>
        <OfficeMapFrame backOffice={backOffice} />
      </BaseMapContext>
    </SpracheContext>
  )
  return { theme: 'default', view }
}
