import type { UploadField } from 'payload'

/** A picture from the media library. */
export function bild(
  field: { name?: string; label?: string; required?: boolean } = {},
): UploadField {
  return {
    name: 'bild',
    type: 'upload',
    relationTo: 'medien',
    label: 'Bild',
    filterOptions: { mimeType: { contains: 'image/' } },
    ...field,
    hasMany: false,
  }
}

/** Further pictures of the same thing, in the editor's order. */
export function bilder(): UploadField {
  return {
    name: 'bilder',
    type: 'upload',
    relationTo: 'medien',
    label: 'Weitere Bilder',
    filterOptions: { mimeType: { contains: 'image/' } },
    hasMany: true,
    maxRows: 12,
  }
}

/** A film that lies here; it comes in parts, because it is larger than a form may be. */
export function film(field: { name: string; label: string; mimeType: string }): UploadField {
  const { mimeType, ...rest } = field
  return {
    type: 'upload',
    relationTo: 'medien',
    filterOptions: { mimeType: { equals: mimeType } },
    hasMany: false,
    admin: {
      allowCreate: false,
      components: {
        afterInput: [{ path: '/admin/film-upload.tsx#FilmUpload', clientProps: { mimeType } }],
      },
    },
    ...rest,
  }
}

/** Subtitles of a film that lies here, as WebVTT. */
export function untertitel(field: { name: string; label: string }): UploadField {
  return {
    type: 'upload',
    relationTo: 'medien',
    filterOptions: { mimeType: { equals: 'text/vtt' } },
    hasMany: false,
    ...field,
  }
}

/** A file to download from the media library. */
export function datei(
  field: { name?: string; label?: string; required?: boolean } = {},
): UploadField {
  return {
    name: 'datei',
    type: 'upload',
    relationTo: 'medien',
    label: 'Datei',
    ...field,
    hasMany: false,
  }
}
