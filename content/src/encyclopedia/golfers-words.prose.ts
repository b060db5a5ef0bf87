import type { TopicId } from './topic.ts'

/** Words golfers search for that a topic's article lacks, or that other articles contain as well. */
export const GOLFERS_WORDS: Readonly<Record<TopicId, string>> = {
  driver: '1w tee shot slice longest',
  'fairway-woods': '3w 4w 5w 7w 9w wood',
  hybrids: '2h 3h 4h 5h hybrid rescue beginner women ladies senior',
  'game-improvement-irons': '4i 5i 6i 7i 8i 9i iron beginner starter forgiving forgiveness cavity women senior',
  wedges: 'chip chipping short game spin groove',
  putters: 'putt putting putter green',
  'shaft-flex': 'shaft graphite steel swing speed women ladies junior senior kick point xstiff',
  'pitching-wedge': 'pw 46 48 degree',
  'gap-wedge': 'gw aw uw 50 52 degree',
  'sand-wedge': 'sw 54 56 degree bunker trap',
  'lob-wedge': 'lw 58 60 64 degree flop',
  '3-iron': '3i long iron',
  'driving-iron': '1i 2i utility iron',
  'blade-putters': 'blade arc',
  'mallet-putters': 'mallet moi torque',
  'bounce-angle': 'sole grind turf divot',
  compression: 'ball urethane soft hard',
  'launch-monitors': 'radar simulator indoor swing speed smash',
  'club-gapping': 'yardage distance gap carry setup',
  'grip-fitting': 'grip glove hand size regrip tape',
}
