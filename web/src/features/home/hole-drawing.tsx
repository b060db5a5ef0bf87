const ROUGH =
  'M19 418c-18-15 17-63 21-89 4-26-5-32 4-67 9-35 30-109 48-143 18-34 36-56 57-61 20-5 60 18 66 29 6 11-20 28-30 38-10 10-20 10-28 20-8 10-14 22-17 37-2 15 0 16 2 55 2 39 28 151 8 181-20 30-113 15-131 0z'
const FAIRWAY =
  'M52 420c-9-15 7-63 9-89 2-26 3-48 4-69 0-21-4-40-2-55 3-15 8-25 15-37 7-11 16-25 27-34 10-10 26-16 36-24 10-9 16-21 24-27 8-6 20-13 24-10 4 3 3 18-1 26-4 8-15 14-24 22-8 7-20 13-28 24-8 10-17 23-19 38-2 16 6 33 6 56-1 22-6 48-7 78-1 30 10 83-1 100-10 17-54 15-63 1z'
const GREEN = 'M199 64c0 6-6 14-12 17-6 3-21 3-27 0-6-3-11-11-11-17 0-6 6-14 12-17 6-3 21-5 27-2 6 3 11 13 11 19z'
const BUNKERS =
  'M148 74c-2 2-7 4-10 3-3-1-8-5-10-8-2-3-3-9-2-11 1-2 6-3 9-2 4 1 10 4 12 7 2 3 2 9 1 11zM218 93c0 4-3 8-5 9-2 2-6 2-8 0-2-2-5-6-5-9 0-4 2-10 4-12 2-2 7-2 9 0 2 2 5 8 5 12z'
const TREES =
  'M188 188c0 5-11 12-16 13-5 1-12-6-15-9-2-3-3-6 0-9 3-3 13-11 18-10 5 1 14 10 13 15zM203 205c0 4-4 10-8 11-4 1-12-4-14-7-2-2-2-6 0-8 2-2 9-7 13-6 4 1 9 6 9 10zM176 216c0 2-6 6-8 7-2 0-6-2-7-4-1-2-1-4 0-5 1-2 6-4 8-4 2 0 7 4 7 6zM206 167c0 2-4 6-6 7-2 0-5-2-6-4-1-2-1-4 0-5 1-1 5-3 7-3 2 0 5 3 5 5z'

/** A par four seen from above, as a caddie would draw it. Decoration: it says nothing that the page does not. */
export function HoleDrawing({ className }: { readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 230 330"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <pattern id="sand" width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M0 0h7v7H0z" stroke="none" fill="var(--color-sand)" />
        <path d="M1 2h1M5 5h1" strokeOpacity=".4" />
      </pattern>
      <g stroke="none" fill="var(--color-rough)">
        <path d={ROUGH} fillOpacity=".55" />
        <path d={FAIRWAY} fill="var(--color-sheet)" fillOpacity=".62" />
        <use href="#trees" x="2" y="2" />
      </g>
      <path id="trees" d={TREES} />
      <path id="green" d={GREEN} fill="var(--color-mown)" />
      <use href="#green" stroke="var(--color-fairway)" transform="matrix(.6 0 0 .55 72 29)" />
      <path d={BUNKERS} fill="url(#sand)" />
      <path
        d="M86 300C84 250 84 210 92 172 104 128 140 96 172 66"
        strokeWidth="2.2"
        strokeDasharray=".1 6.5"
        strokeLinecap="round"
      />
      <path d="M72 176l36-7M84 172l16-4" />
      <circle cx="92" cy="172" r="4.5" strokeWidth="2" fill="var(--color-sheet)" />
      <path d="M172 186h.1M193 206h.1M168 216h.1M200 168h.1M172 66V20" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M173 20l24 8-24 9z" fill="var(--color-flag)" stroke="none" />
      <path d="M78 296h16v10H78z" fill="currentColor" />
      {/* On the fairway, where they break the line of the shot. */}
      <g fontSize="21" textAnchor="middle" stroke="var(--color-mown)" strokeWidth="7" paintOrder="stroke">
        <text x="116" y="134">
          97
        </text>
        <text x="86" y="238">
          224
        </text>
      </g>
    </svg>
  )
}
