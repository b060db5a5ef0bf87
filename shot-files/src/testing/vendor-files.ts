/** Files as the documented layouts have them, each with its traps. */

const GARMIN_NAMES =
  'Date,Player,Club Type,Club Speed,Attack Angle,Club Path,Club Face,Face to Path,Ball Speed,Smash Factor,Launch Angle,Launch Direction,Backspin,Sidespin,Spin Rate,Spin Rate Type,Spin Axis,Apex Height,Carry Distance,Carry Deviation Angle,Carry Deviation Distance,Total Distance,Total Deviation Angle,Total Deviation Distance'
const GARMIN_UNITS =
  ',,,[km/h],[deg],[deg],[deg],[deg],[km/h],,[deg],[deg],[rpm],[rpm],[rpm],,[deg],[m],[m],[deg],[m],[m],[deg],[m]'

const garminShot = (club: string, smash: string, carry: string, offline: string, second: number) =>
  `06/11/26 18:02:${second} PM,Jo,${club},120.5,-3.1,1.2,0.4,-0.8,160.2,${smash},18.1,1.5,6500,120,6510,Measured,1.1,25.3,${carry},1.2,${offline},140.1,1.3,3.2`

/** Metric, a row of units, a misread shot, a shot that stands twice. */
export const GARMIN = [
  GARMIN_NAMES,
  GARMIN_UNITS,
  garminShot('7 Iron', '1.33', '128.016', '-4.572', 10),
  garminShot('7 Iron', '-0.2', '127.1', '2.0', 20),
  garminShot('7 Iron', '1.31', '130.0', '3.0', 30),
  garminShot('7 Iron', '1.31', '130.0', '3.0', 30),
  garminShot('Pitching Wedge', '1.2', '91.44', '0', 40),
  garminShot('Putter', '1.2', '5', '0', 50),
].join('\r\n')

/** German phones write semicolons, decimal commas and German names. */
export const GARMIN_GERMAN = [
  'Datum;Spieler;Schlägername;Schlägerart;Schl.gsch.;Anstellwinkel;Schwungbahn;Schlagfläche;Schlagflächenstellung;Ballgeschwindigkeit;Smash Factor;Abflugwinkel;Abflugrichtung;Backspin;Sidespin;Drehrate;Drehratentyp;Drehachse;Höhe des Scheitelpunkts;Carry-Distanz;Carry-Abweichungswinkel;Carry-Abweichungsdistanz;Gesamtstrecke;Gesamtabweichungswinkel;Gesamtabweichungsdistanz',
  ';;;;[km/h];[deg];[deg];[deg];[deg];[km/h];;[deg];[deg];[rpm];[rpm];[rpm];;[deg];[m];[m];[deg];[m];[m];[deg];[m]',
  '14.02.24 13:33:18;Jo;Alt;Eisen 7;120,1;-3,2;1,1;0,2;-0,9;160,3;1,33;18,2;1,4;6500;100;6501;Gemessen;1,2;25,1;128,016;1,1;-4,572;140,1;1,2;-5,1',
  '14.02.24 13:34:18;Jo;Neu;Holz 3;150,1;-3,2;1,1;0,2;-0,9;220,3;1,45;12,2;1,4;3500;100;3501;Berechnet;1,2;25,1;182,88;1,1;9,144;200,1;1,2;10,1',
].join('\n')

const RAPSODO_NAMES =
  'Club Type,Club Brand,Club Model,Carry Distance,Total Distance,Ball Speed,Launch Angle,Launch Direction,Apex,Side Carry,Club Speed,Smash Factor,Descent Angle,Attack Angle,Club Path,Club Data Est Type,Spin Rate,Spin Axis'
const rapsodoShot = (club: string, carry: string, side: string) =>
  `${club},Own,Blade,${carry},160.1,110.2,18.2,1.4,80.1,${side},82.1,1.34,45.2,-3.1,1.2,0,6500,1.1`

/** Titles above the names, the names again for each club, averages below each. */
export const RAPSODO = [
  'Rapsodo MLM2PRO: Jo - 01/27/26',
  '',
  RAPSODO_NAMES,
  rapsodoShot('7i', '150.5', '-3.2'),
  rapsodoShot('7i', '148.5', '12.4 R'),
  rapsodoShot('Average', '149.5', '4.6'),
  rapsodoShot('Std. Dev.', '1.0', '7.8'),
  RAPSODO_NAMES,
  rapsodoShot('d', '230.1', '5.1 L'),
  rapsodoShot('Average', '230.1', '-5.1'),
].join('\n')

export const RAPSODO_METRIC = [
  `Shot Number,${RAPSODO_NAMES.replace('Carry Distance', 'Carry Distance (m)').replace('Total Distance', 'Total Distance (m)').replace('Apex', 'Apex (m)').replace('Side Carry', 'Side Carry (m)')}`,
  `1,${rapsodoShot('6 Iron', '137.16', '-9.144')}`,
].join('\n')

export const RAPSODO_TARGET_RANGE = ['Rapsodo,Jo', 'Target Range,150', RAPSODO_NAMES, rapsodoShot('7i', '1', '1')].join(
  '\n',
)

/** The older kind: no quotation marks, clubs on lines of their own, `SIDE` in degrees and in rpm. */
export const SKYTRAK_LEGACY = [
  'PRACTICE: 6/9/2026 1:41 PM',
  'SHOT,HAND,BALL SPEED,LAUNCH,BACK,SIDE,SIDE,PATH,FTT,OFFLINE,CARRY,ROLL,TOTAL,FLIGHT,DSCNT,HEIGHT,CLUB SPEED,SMASH,SHOT SCORE',
  ',,MPH,DEG,RPM,RPM,DEG,DEG,DEG,YDS,YDS,YDS,YDS,SEC,DEG,YDS,MPH,,',
  '7 IRON',
  '1,R,110.1,18.2,6400,120,1.1,0.4,0.2,4.2,150.2,6.1,156.3,5.9,45.1,29.1,82.1,1.34,80',
  '2,R,108.1,18.4,6420,-120,-1.1,0.4,0.2,-8.4,146.6,6.1,152.3,5.9,45.1,29.1,81.1,1.33,70',
  'AVG,,109.1,18.3,6410,0,0,0.4,0.2,-2.1,148.4,6.1,154.3,5.9,45.1,29.1,81.6,1.34,75',
  '56°',
  '1,R,80.1,30.2,9400,20,1.1,0.4,0.2,1.2,80.2,2.1,82.3,5.1,50.1,29.1,72.1,1.1,80',
].join('\n')

/** The newer kind: everything quoted, rows of unlike length. */
export const SKYTRAK_CURRENT = [
  '"PRACTICE: 07/09/2026 • 01:40 PM"',
  '"SHOT","HAND","BALL SPEED","LAUNCH","BACK","SIDE RPM","SIDE","PATH","FTP","FTT","OFFLINE","CARRY","ROLL","TOTAL","FLIGHT","DSCNT","HEIGHT","CLUB SPEED","SMASH","EXPECTED DIST."',
  '"","","(mph)","(deg)","(rpm)","(rpm)","(deg)","(deg)","(deg)","(deg)","(m)","(m)","(m)","(m)","(s)","(deg)","(m)","(mph)"',
  '"PW"',
  '"1","R","90.1","28.2","8400","120","1.1","0.4","0.1","0.2","-4.572","100.584","3.1","104.3","5.9","45.1","29.1","75.1","1.2","100"',
].join('\n')

export const SKYTRAK_FLAT = [
  'Shot,Date,Club,Ball Speed (mph),Club Speed (mph),Launch Angle (deg),Side Angle (deg),Back Spin (rpm),Side Spin (rpm),Carry (yds),Roll (yds),Total (yds),Offline (yds),Max Height (ft),Descent Angle (deg),Flight Time (sec)',
  '1,6/9/2026,5 Hybrid,130.1,92.1,15.2,1.1,4400,120,180.4,8.1,188.5,-6.5,88.1,42.1,6.1',
].join('\n')

/** Byte for byte as published; the second shot had no stickers on the club: 16777215 stands for "not measured". */
export const FORESIGHT_FSX = [
  'Shot ID, Club, Club head Speed (m/s), Ball Speed (m/s), Launch Angle (deg), Azimuth (deg), Side Spin (rpm), Back Spin (rpm), Total Spin (rpm), Descent Angle (deg), Carry (m), Total Distance (m), Offline (m), Peak Height (m), Distance to Pin (m), Vert Path (deg), Horiz Path (deg), Face to Path (deg), Face to Target (deg), Lie (deg), Loft (deg), Closure Rate (deg/s), Horiz Impact (mm), Vert Impact (mm), ',
  '283, Irn, 38.978607, 49.923466, 19.695501, 4.982033, 1635, 7437, 7614, 47.953861, 137.551910, 145.092789, 29.383856, 28.229187, 37.012428, -6.255224, 1.319672, 5.622859, 6.942531, -1.328706, 29.739687, 3232.705811, 2.136441, -17.925056, ',
  '55, Irn, 7500086.000000, 52.679398, 15.524854, -0.488643, -141, 3111, 3114, 37.929298, 166.104904, 182.964951, -5.293125, 22.801300, 159.591858, 16777215.000000, 16777215.000000, 0.000000, 16777215.000000, 16777215.000000, 16777215.000000, 16777215.000000, 16777215.000000, 16777215.000000, ',
  '56, Irn, 38.1, 52.6, 15.5, -0.4, -141, 3111, 3114, 37.9, 16777215.000000, 182.9, -5.2, 22.8, 159.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, ',
  '57, Irn, 38.1, 52.6, 15.5, -0.4, -141, 3111, 3114, 37.9, 150.0, 182.9, 16777215.000000, 22.8, 159.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, ',
].join('\n')

const GC3_NAMES =
  ',Date,Time,Ball Speed,Launch Angle,Launch Direction,Back Spin,Side Spin,Total Spin,Spin Axis Tilt,Carry,Total,Peak Height,Offline,Club Speed,Club Speed at Impact,Smash Factor,Angle of Attack,Club Path,Face to Path,Lie Angle,Dynamic Loft,Closure Rate,Horizontal Impact,Vertical Impact,Face to Target'
const gc3Shot = (shot: string, carry: string, offline: string) =>
  `${shot},4/2/2026,3:35:37 PM Central Daylight Time,120.1,16.2,1.2 R,6400,120 L,6401,1.1 L,${carry},160.1,31.2,${offline},85.1,85.0,1.41,-3.1,1.2 R,0.4 L,0.1,24.1,3200,1.1,2.2,0.4 R`

/** Each club on a line of its own with names and an average; the file does not say its units. */
export const FORESIGHT_GC3 = [
  'Jo Park,Shot Analysis',
  '',
  '9i',
  GC3_NAMES,
  gc3Shot('1', '130.4', '5.4 L'),
  gc3Shot('2', '128.2', '2.1 R'),
  gc3Shot('Average', '129.3', '1.6 L'),
  '',
  '52',
  GC3_NAMES,
  gc3Shot('1', '101.0', '0'),
].join('\n')

/** A title, units in brackets, simulated columns beside the flat ones, personal data, shots that do not count. */
export const TRACKMAN = [
  'TrackMan Performance Studio Report',
  'Date,TMD No,TMD Filename,Player,Email,Club,Club Speed [mph],Low Point [in],Swing Plane [deg],Swing Direction [deg],Dyn. Loft [deg],Smash Factor,Carry (Sim) [yds],Carry Side (Sim) [yds],Last data Point - Length [yds],Carry Flat - Length [yds],Carry Flat - Side [yds],Est. Total Flat - Length [yds],Use In Stat',
  '1/1/2026,1,jo.tmd,Jo,jo@example.com,Driver,100.1,1.1,50.1,1.2,14.1,1.48,999,99,240.1,240.2,-12.4,260.1,True',
  '1/1/2026,2,jo.tmd,Jo,jo@example.com,Driver,100.1,1.1,50.1,1.2,14.1,1.48,999,99,140.1,140.2,-12.4,160.1,False',
  '1/1/2026,3,jo.tmd,Jo,jo@example.com,4 Wood,100.1,1.1,50.1,1.2,14.1,1.48,999,99,210.1,210.2,3.4,220.1,True',
].join('\n')

/** No club at all, and letters for the sides. */
export const FLIGHTSCOPE = [
  'Ball (mph),Launch V (deg),Launch H (deg),Spin (rpm),Spin Axis (deg),Carry (yd),Roll (yd),Total (yd),Height (ft),Lateral (yd),Time (s)',
  '120.1,16.2,1.1 R,6200,2.2 L,155.5,6.1,161.6,88.1,7.5 L,6.1',
].join('\n')

export const GSPRO_PORTAL = [
  'Club Name,Club Speed (mph),Ball Speed (mph),Carry Dist (yd),Total Dist (yd),Offline (yd),Peak Height (yd),Desc Angle,HLA,VLA,Back Spin,Spin Axis,Club AoA,Club Path,Face to Path,Face to Target',
  'W3,101.1,148.1,221.5,240.1,11.4 R,30.1,40.1°,1.1 R,11.2,3400,2.1 L,2.6° U,3.2 I-O,2.0 O,1.2 C',
  'H3,98.1,140.1,201.5,215.1,4.4 L,30.1,41.1°,1.1 L,12.2,3900,2.1 L,2.6° D,3.2 O-I,2.0 C,1.2 C',
].join('\n')

/** Says no units. */
export const GSPRO_SOFTWARE = [
  'Club,ClubSpeed,BallSpeed,Carry,TotalDistance,Offline,PeakHeight,Decent,HLA,VLA,BackSpin,SideSpin,rawSpinAxis,AoA,Path,FaceToPath,FaceToTarget,SmashFactor',
  'I7,85.1,118.1,158.5,166.1,-3.5,30.1,46.1,1.1,18.2,6400,120,2.1,-3.2,1.1,0.4,0.2,1.39',
].join('\n')
