import type { ProTip } from './pro-tip.ts'

export const SWING_TIPS: readonly ProTip[] = [
  {
    id: 'grip-pressure-four',
    category: 'swing',
    title: 'Hold it at four',
    description:
      'Squeeze the club as hard as you can and call that ten, then relax to four. Waggle once: if your forearms feel hard, let go and start again. Check it at the top of a slow practice swing too, where hands like to tighten.',
    requiredShares: 0,
  },
  {
    id: 'ball-position-by-club',
    category: 'swing',
    title: 'Ball position, club by club',
    description:
      'Play the driver off the inside of your lead heel, a 5-iron about two balls farther back, and a wedge from the middle of your stance. Lay a club on the ground from the ball to your stance to check, because what you see from above deceives.',
    requiredShares: 1,
  },
  {
    id: 'brush-past-the-line',
    category: 'swing',
    title: 'Brush past the line',
    description:
      'Scratch a line on the range where the ball would be and make ten iron swings without one. The club should meet the turf on the target side of the line. Fewer than eight? Get your weight onto the lead side earlier, then count again.',
    requiredShares: 2,
  },
  {
    id: 'map-your-strike',
    category: 'swing',
    title: 'Map your strike',
    description:
      'Coat the face with a dry-wipe pen or foot powder and hit ten 7-irons. Count the marks within a ball’s width of the middle. Under six, swing at three-quarter pace until six sit together, then add speed back in small steps.',
    requiredShares: 4,
  },
  {
    id: 'tempo-three-to-one',
    category: 'swing',
    title: 'Three back, one through',
    description:
      'On film, tour players take about three times as long to the top as they take back down to impact, quick swingers and slow ones alike. Count an even “one, two, three” to the top and “four” at the ball. If the count stumbles, shorten the backswing.',
    requiredShares: 5,
    source: 'John Novosel and John Garrity, Tour Tempo (2004)',
  },
  {
    id: 'read-start-and-curve',
    category: 'swing',
    title: 'Read the start, then the curve',
    description:
      'Struck from the middle, a ball starts near where the face points and curves away from the club’s path. Starts on target but curves? The face was good, so work on the path. Starts off target and flies straight? Both agree, so check your alignment first.',
    requiredShares: 6,
  },
  {
    id: 'tee-half-above-the-crown',
    category: 'swing',
    title: 'Half a ball above the crown',
    description:
      'Rest the driver behind the teed ball: half of the ball should show above it. Set your lead shoulder a little higher than your trail one and hit five drives that clip the tee only. A scrape in the turf means you come down too steeply.',
    requiredShares: 8,
  },
  {
    id: 'three-second-finish',
    category: 'swing',
    title: 'Three seconds of finish',
    description:
      'Freeze your finish for three seconds: belt buckle at the target, trail heel up, balanced enough to lift the trail foot. If you wobble, take a tenth off the next swing and hold again. Five steady finishes in a row before you reach for more speed.',
    requiredShares: 9,
  },
]
