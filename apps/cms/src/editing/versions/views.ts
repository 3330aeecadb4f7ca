/** Our own views of versions, in the place of Payload's (E12). */
export const versionViews = {
  edit: {
    versions: { Component: '/admin/versions/versions-view.tsx#VersionsView' },
    version: { Component: '/admin/versions/version-view.tsx#VersionView' },
  },
} as const
