/** The page's parts in their final places while the profile is on its way. */
export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="profile-below-name grid gap-4">
      <output className="sr-only">Loading your profile</output>
      <div aria-hidden="true" className="h-47 rounded-sheet bg-sunk" />
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-x-7">
        <div aria-hidden="true" className="h-220 rounded-sheet bg-sunk" />
        <div aria-hidden="true" className="h-78 rounded-sheet bg-sunk" />
      </div>
    </div>
  )
}
