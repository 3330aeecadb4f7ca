'use client'
import {
  BulkUploadProvider,
  Button,
  useBulkUpload,
  useForm,
  useFormFields,
  useListDrawer,
  useModal,
} from '@payloadcms/ui'
import type { BlocksFieldClientProps } from 'payload'
import styles from './pictures.module.css'

type Adding = { add: (ids: readonly string[]) => void; isDisabled: boolean; room: number }

/** Adds a row for each of some pictures, as many as there is room for. */
function useAdding({ field, path, readOnly }: BlocksFieldClientProps): Adding {
  const { addFieldRow, disabled } = useForm()
  const count = useFormFields(([fields]) => fields[path]?.rows?.length ?? 0)
  const [block] = field.blocks
  const room = Math.max(0, (field.maxRows ?? Number.POSITIVE_INFINITY) - count)
  const add = (ids: readonly string[]) => {
    if (!block) return
    for (const [index, id] of ids.slice(0, room).entries())
      addFieldRow({
        path,
        schemaPath: path,
        rowIndex: count + index,
        blockType: block.slug,
        subFieldState: { bild: { value: id, initialValue: id, valid: true } },
      })
  }
  return { add, isDisabled: readOnly === true || disabled === true, room }
}

/** Chooses among the pictures that are there already. */
function ChoosePictures({ add, isDisabled }: Adding) {
  const [Drawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['medien'],
    filterOptions: { medien: { mimeType: { contains: 'image/' } } },
  })
  const take = (ids: readonly string[]) => {
    add(ids)
    closeDrawer()
  }
  return (
    <>
      <Button buttonStyle="secondary" disabled={isDisabled} onClick={openDrawer} size="medium">
        Bilder aus der Mediathek wählen
      </Button>
      <Drawer
        allowCreate={false}
        enableRowSelections
        onBulkSelect={(selected) =>
          take([...selected].flatMap(([id, isChosen]) => (isChosen ? [String(id)] : [])))
        }
        onSelect={({ doc }) => take([String(doc.id)])}
      />
    </>
  )
}

/** Brings new ones, as many at once as somebody marks. */
function UploadPictures({ add, isDisabled, room }: Adding) {
  const upload = useBulkUpload()
  const { openModal } = useModal()
  const open = () => {
    upload.setCollectionSlug('medien')
    if (Number.isFinite(room)) upload.setMaxFiles(room)
    upload.setOnSuccess((made) => add(made.map(({ doc }) => String(doc.id))))
    openModal(upload.drawerSlug)
  }
  return (
    <Button buttonStyle="secondary" disabled={isDisabled} onClick={open} size="medium">
      Neue Bilder hochladen
    </Button>
  )
}

/** Adds many pictures at once, from the media library or from this computer. */
export function AddPictures(props: BlocksFieldClientProps) {
  const adding = useAdding(props)
  if (adding.room === 0)
    return <p>Mehr als {props.field.maxRows} Bilder fasst eine Galerie nicht.</p>
  return (
    <div className={styles.buttons}>
      <ChoosePictures {...adding} />
      <BulkUploadProvider drawerSlugPrefix={props.path}>
        <UploadPictures {...adding} />
      </BulkUploadProvider>
    </div>
  )
}
