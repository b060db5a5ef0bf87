/**
 * Headers and rows of units as launch monitors' exports have them, collected on 22 November 2026; the shots below them are
 * made up. What each has to give is in `shot-files/more-vendors.test.ts`.
 */

export const GARMIN_R50 = [
  'Date,Player,Club Name,Club Type,Club Speed,Attack Angle,Club Path,Club Face,Face to Path,Ball Speed,Smash Factor,Launch Angle,Launch Direction,Backspin,Sidespin,Spin Rate,Spin Rate Type,Spin Axis,Apex Height,Carry Distance,Carry Deviation Angle,Carry Deviation Distance,Total Distance,Total Deviation Angle,Total Deviation Distance,Note,Tag,Air Density,Temperature,Air Pressure,Relative Humidity',
  ',,,,[km/h],[deg],[deg],[deg],[deg],[km/h],,[deg],[deg],[rpm],[rpm],[rpm],,[deg],[m],[Yards],[deg],[Yards],[Yards],[deg],[Yards],,,[g/L],[deg F],[kPa],[%]',
  '4/1/25 5:50:05 PM,Golfer,60,Lob Wedge,,,,0.0,,90.05842795325762,-25.02,48.479108982086181,-2.496859890937805,1695.9580787353516,136.45352859497069,1701.4385267333985,Measured,-4.383799909114837,19.870050363540649,55.60208721110827,-3.5546900181770322,-3.6164807822239156,62.88716113890666,-3.5928099818229673,-4.137587518881833,,,1.130810,68.2,96.28,50',
  '4/1/25 5:50:43 PM,Golfer,60,Lob Wedge,,,,0.0,,97.30316856554619,-27.028679557800292,46.28105985260009,0.12557999539375306,2311.55073925781,268.68213391113278,2327.11333886719,Measured,-6.404580110549927,21.280980663299559,62.97381954243177,-1.294440032243729,-1.46843830509761,69.57650983114569,-1.4007000460624695,-1.7642387998072806,,,1.146235,69.2,97.59,50',
  '4/1/25 5:51:17 PM,Golfer,60,Lob Wedge,,,,0.0,,101.67886000136389,-28.244150373458861,46.874521045684816,2.026529934644699,2054.4649619141,395.6275895080566,2092.211196044922,Measured,-10.671099626541137,22.84986014938355,67.83622112591226,-0.11747999737411738,-0.13918415937419534,75.91961240726715,-0.35244001400470731,-0.47108486183932868,,,1.161661,70.1,98.91,50',
].join('\n')

export const GARMIN_SPANISH = [
  'Fecha,Jugador,Nombre del palo,Tipo de palo,Vel. palo,Ángulo de ataque,Línea cabeza del palo,Cara del palo,Cara a línea,Velocidad de la pelota,Calidad del impacto,Ángulo de lanzamiento,Dirección de lanzamiento,Retroceso,Efecto lateral,Velocidad de rotación,Tipo de velocidad de rotación,Eje de rotación,Altura máxima,Dist.vuelo,Ángulo de desviación de vuelo,Distancia de desviación de vuelo,Distancia total,Ángulo de desviación total,Distancia de desviación total,Nota,Etiqueta,Densidad del aire,Temperatura,Presión de aire,Humedad relativa',
  ',,,,[km/h],[deg],[deg],[deg],[deg],[km/h],,[deg],[deg],[rpm],[rpm],[rpm],,[deg],[m],[Metros],[deg],[Metros],[Metros],[deg],[Metros],,,[g/L],[deg C],[kPa],[%]',
  '05/04/26 12:38:50,Golfer,,Driver,129,0,0,0,0,175,1.29,18,0,5000,0,5000,Calculado,0,25,200.83,0,1.1,207.75,0,1.1,,,1.1,20,101,70',
  '05/04/26 12:38:50,Golfer,,Driver,129,0,0,0,0,175,1.30,18,0,5000,0,5000,Calculado,0,25,198.30,0,1.2,210.59,0,1.2,,,1.2,20,101,70',
  '05/04/26 12:38:50,Golfer,,Driver,129,0,0,0,0,175,1.32,18,0,5000,0,5000,Calculado,0,25,206.24,0,1.2,213.42,0,1.2,,,1.2,20,101,70',
].join('\n')

export const GARMIN_FRENCH = [
  `Date,Joueur,Nom du club,Type de club,Vitesse du club,Angle d'attaque,Trajectoire du club,Face du club,Face vers trajectoire,Vitesse de la balle,Facteur de frappe,Angle de lancement,Direction de lancement,Rétro-effet,Effet latéral,Vitesse de rotation,Type de vitesse de rotation,Axe de rotation,Hauteur maximale,Distance de portée,Angle de déviation de portée,Distance de déviation de portée,Distance totale,Angle de déviation totale,Distance de déviation totale`,
  ',,,,[km/h],[deg],[deg],[deg],[deg],[km/h],,[deg],[deg],[rpm],[rpm],[rpm],,[deg],[m],[m],[deg],[m],[m],[deg],[m]',
  '05/04/26 12:38:50,Golfer,,Driver,129,0,0,0,0,175,1.29,18,0,5000,0,5000,Estimé,0,25,200.69,0,1.1,207.75,0,1.1',
  '05/04/26 12:38:50,Golfer,,Driver,129,0,0,0,0,175,1.30,18,0,5000,0,5000,Estimé,0,25,204.45,0,1.2,210.59,0,1.2',
  '05/04/26 12:38:50,Golfer,,Driver,129,0,0,0,0,175,1.32,18,0,5000,0,5000,Estimé,0,25,205.52,0,1.2,213.42,0,1.2',
].join('\n')

export const TRACKMAN_RANGE = [
  'Player,Golfer',
  'Date,2026-09-12',
  '',
  'Club,Club Speed,Attack Angle,Ball Speed,Smash Factor,Launch Angle,Spin Rate,Carry,Total,Side',
  '7 Iron,80.1,-3.0,110.5,1.32,16.3,6500,150.8,158.2,-3.9',
  '7 Iron,80.7,-2.9,111.2,1.33,16.2,6600,151.6,159.5,1.9',
  '7 Iron,83.2,-2.8,114.7,1.35,17.1,6400,157.0,164.8,-1.0',
  'Avg,8.5,-3.5,1.5,1.5,1.5,6010,1.5,1.5,1.5',
].join('\n')

export const TOTAL_ONLY = ['Club\tTotal (m)', '6i\t150', '6i\t151', '6i\t152', '6i\t153', '6i\t154', '6i\t155'].join(
  '\n',
)

export const SQUARE = [
  'Dates,03-25-2026,Place,Driving Ranges',
  '',
  'Club,Index,Ball Speed(mph),Launch Direction,Launch Angle,Spin Rate,Spin Axis,Back Spin,Side Spin,Apex(yd),Carry(yd),Total(yd),Offline(yd),Landing Angle,Club Path,Face Angle,Attack Angle, Dynamic Loft',
  '8 Iron,0,43.4,R3.5,16.3,2928,R17.2,2784,R907,2.3,26.8,40.9,R2.2,18.7,L1.1,R4.7,-4.6,22.5',
  '8 Iron,1,40.1,R3.9,13.6,3499,R13.6,3392,R855,1.4,19.4,32.9,R1.4,15.1,L1.6,R5.2,-4.7,19.0',
  '8 Iron,2,37.7,R7.2,17.5,3083,R18.0,2926,R972,1.8,20.0,31.6,R2.7,19.5,R0.4,R8.9,-5.0,24.0',
  ',Average,4.5,R3.5,1.5,2887,R1.5,2794,R698,1.5,2.5,3.5,R1.5,1.5,L0.5,R4.5,-3.5,1.5',
  ',Deviation,1.5,1.5,1.5,354,4.5,322,2.5,0.5,2.5,3.5,0.5,1.5,0.5,2.5,1.5,8.5',
].join('\n')

export const SQUARE_DRIVING_RANGE = [
  'Dates,03-08-2026,Place,Driving Ranges',
  '',
  'Club,Index,Ball Speed(mph),Launch Direction,Launch Angle,Spin Rate,Spin Axis,Back Spin,Side Spin,Apex(yd),Carry(yd),Total(yd),Offline(yd),Landing Angle,Club Path,Face Angle,Attack Angle, Dynamic Loft',
  'Driver,0,131.7,R8.1,14.2,1543,L33.2,1267,L880,20.4,206.8,231.1,L3.1,27.0,R9.1,R7.9,2.5,16.5',
  'Driver,1,138.2,R5.9,12.4,1472,L48.5,943,L1130,14.3,188.7,224.8,L11.0,20.4,R9.2,R5.2,5.0,14.0',
  ',Average,137.7,R7.1,13.5,1508,L41.6,1105,L1005,17.7,201.8,232.6,L7.1,24.2,R9.4,R6.8,3.8,15.6',
  ',Average,1.5,R7.5,1.5,1508,L4.5,1105,L1005,1.5,2.5,2.5,L7.5,2.5,R9.5,R6.5,3.5,1.5',
  ',Deviation,1.5,1.5,1.5,36,7.5,162,1.5,3.5,9.5,4.5,4.5,3.5,0.5,1.5,1.5,1.5',
].join('\n')

export const FLIGHTSCOPE_FS_GOLF = [
  'club,Shot,Ball (mph),Club (mph),Smash,Carry (yds),Total (yds),Roll (yds),Spin (rpm),Height (ft),Time (s),AOA (°),Spin Loft (°),Spin Axis (°),Lateral (yds),Shot Type,Launch H (°),Launch V (°),Mode,Location,Altitude (ft)',
  'Driver,1,143,91.9,1.41,251.1,260.5,9.4,2253,108.8,7,8.0,7.5,15.9 L,26.5 L,Hook,1.4 R,15.1,Outdoor,View,197.0 ft',
  'Driver,2,137.1,94.1,1.41,262,262.1,9.0,2286,121.8,6.9,8.3,10.5,1.2 L,12.9 R,Push,3.4 R,17.8,Outdoor,View,199.7 ft',
  '7 Iron,3,110.0,82.3,1.31,155.4,160.8,5.4,6420,87.0,5.5,-3.0,27.8,4.1 L,6.2 L,Draw,1.1 L,18.8,Outdoor,View,202.4 ft',
  'Avg,,120,85,1.5,170,176,6,5000,90,5.5,1,20,2 L,3 L,,1 L,19,Outdoor,View,2.5 ft',
  'Dev,,10,5,0.5,50,50,2,2000,10,1,4,10,8 L,9 L,,1 L,3,Outdoor,View,2.5 ft',
].join('\n')

export const GSPRO_PORTAL_AS_TEXT = [
  'Shot Number,Club Name,Club Speed (mph),Ball Speed (mph),Carry Dist (yd),Total Dist (yd),Offline (yd),Peak Height (yd),Desc Angle,HLA,VLA,Back Spin,Spin Axis,Club AoA,Club Path,Face to Path,Face to Target',
  '1,="DR",="90.6",="131.7",222.0,238.2,="18.5 L",="28.8",="39.3 D",="1.1 R",="13.4",="3120",="2.1 L",="1.0 D",="2.0 I-O",="0.4 R",="1.0 R"',
  '2,="DR",="91.9",="133.5",230.0,241.5,="0.5 L",="29.2",="39.8 D",="1.2 R",="13.6",="3120",="2.1 L",="1.1 D",="2.0 I-O",="0.4 R",="1.0 R"',
  '3,="DR",="93.1",="135.3",230.6,244.8,="6.4 L",="29.6",="40.3 D",="1.2 R",="13.8",="3120",="2.2 L",="1.1 D",="2.1 I-O",="0.4 R",="1.0 R"',
].join('\n')

export const UNEEKOR = [
  'No,Date,Club,Ball Type,Ball Speed(mph),Club Speed(mph),Smash Factor,Carry(yd),Total(yd),Side Distance(yd),Launch Angle(deg),Side Angle(deg),Back Spin(rpm),Side Spin(rpm),Apex(ft),Club Path(deg),Face Angle(deg),Attack Angle(deg),Dynamic Loft(deg)',
  '1,2026-05-04,DRIVER,PREMIUM,131.7,90.6,1.38,225.9,238.2,0.5,13.4,0.5,3120,-120,92,1.1,0.4,1.0,14.5',
  '2,2026-05-04,DRIVER,PREMIUM,133.5,91.9,1.40,236.0,241.5,6.7,13.6,0.5,3120,-120,92,1.2,0.4,1.1,14.7',
  '3,2026-05-04,DRIVER,PREMIUM,135.3,93.1,1.42,230.8,244.8,13.0,13.8,0.5,3120,-120,92,1.2,0.4,1.1,14.9',
].join('\n')

export const FULL_SWING = [
  'Session,Shot #,Timestamp,Club,Carry (yds),Total (yds),Ball Speed (mph),Club Speed (mph),Smash Factor,Spin Rate (rpm),Spin Axis (deg),Launch Angle (deg),Horizontal Launch (deg),Apex (ft),Side (yds),Side Total (yds),Attack Angle (deg),Club Path (deg),Face to Path (deg),Face to Target (deg)',
  'Range 1,0,2026-05-04T10:00:00Z,Driver,220.4,238.2,131.7,90.6,1.38,3120,2.1,13.4,1.1,92,-6.5,0.3,1.0,2.0,0.4,1.0',
  'Range 1,1,2026-05-04T10:00:00Z,Driver,228.6,241.5,133.5,91.9,1.40,3120,2.1,13.6,1.2,92,-5.4,10.3,1.1,2.0,0.4,1.0',
  'Range 1,2,2026-05-04T10:00:00Z,Driver,232.4,244.8,135.3,93.1,1.42,3120,2.2,13.8,1.2,92,6.3,4.0,1.1,2.1,0.4,1.0',
].join('\n')

export const RAPSODO_TARGETS = [
  '"Rapsodo MLM2PRO: D - 01/27/2026 4:30 PM",,,',
  '"166 Yds","1/3 (33%)"',
  '"Club Type","Club Brand","Club Model","Carry Distance","Total Distance","Ball Speed","Launch Angle","Launch Direction","Apex","Side Carry","Club Speed","Smash Factor","Descent Angle","Attack Angle","Club Path","Club Data Est Type","Spin Rate","Spin Axis"',
  '"7i","","","158.9","166.8","114.4","16.3","1.9","85.9","-1.0","85","1.32","41.9","-1.0","-1.0",1,"6200","1.9"',
  '"7i","","","150.8","158.3","108.6","16.5","2.7","87.0","-0.6","85","1.33","42.5","-1.0","-1.0",1,"6200","1.9"',
  '"7i","","","156.8","164.7","112.9","16.7","0.8","88.2","2.4","85","1.35","43.1","-1.0","-1.0",1,"6200","2.0"',
  '"Average",,,"1.5","150","100","17","0","90","0","85","1.5","44","-1","-1",1,"6200","2"',
  '"Average",,,"1.5","150","100","17","0","90","0","85","1.5","44","-1","-1",1,"6200","2"',
].join('\n')

export const OPEN_GOLF_LAB = [
  'club,ball_speed,club_speed,smash,launch_angle,start_dir,back_spin,spin_axis,carry,total,offline,apex,descent_angle,ball_model',
  '7I,112.6,80.1,1.34,17.0,0.4,6820,-2.0,151.0,158.4,-3.0,26.8,43.1,Pro V1',
  '7I,112.9,80.6,1.35,17.6,1.1,7010,1.7,149.8,157.3,4.0,26.5,44.3,Pro V1',
  '7I,116.9,83.1,1.38,16.7,-0.6,6640,-4.1,157.8,165.8,-6.7,28.3,43.7,Pro V1',
].join('\n')

export const FLIGHTSCOPE_MEVO = [
  'Ball Speed (mph),Club Speed (mph),Smash,Carry Distance (yds),Launch Angle V (�),Spin (rpm),Height (ft),Time (s),Club',
  '136.5,91.9,1.42,249.2,14.1,2300,104.8,6.6,Driver',
  '137.4,92.7,1.44,249.7,14.3,2300,106.3,6.7,Driver',
  '109.7,82.2,1.30,153.9,18.6,6500,85.7,5.4,7 Iron',
].join('\n')

export const FORESIGHT_SEMICOLONS = [
  'Shot;Club;Ball Speed (mph);Launch Angle (Vertical);Club Head Speed (mph);Smash Factor;Carry Distance (yds);Run Distance (yds);Total Distance (yds);Offline Distance (yds);Peak Height (ft);Hang Time (s)',
  '1;PW;91.7;26.8;68.6;1.28;121;5;126;-3;30;5.1',
  '2;PW;92.9;27.1;69.6;1.29;119;5;124;-3;30;5.2',
  '3;PW;94.2;27.5;70.5;1.31;123;5;128;-3;30;5.3',
].join('\n')

export const UTF_16 = ['Club,Carry (yds)', '7 Iron,150', '7 Iron,152', '7 Iron,154', ''].join('\n')

export const GARMIN_WITHOUT_UNITS = [
  'Date,Player,Club Name,Club Type,Club Speed,Attack Angle,Club Path,Club Face,Face to Path,Ball Speed,Smash Factor,Launch Angle,Launch Direction,Backspin,Sidespin,Spin Rate,Spin Rate Type,Spin Axis,Apex Height,Carry Distance,Carry Deviation Angle,Carry Deviation Distance,Total Distance,Total Deviation Angle,Total Deviation Distance,Note,Tag,Air Density,Temperature,Air Pressure,Relative Humidity',
  '05/04/26 12:38:50,Golfer,,7 Iron,80,0,0,0,0,108,1.29,15,0,5000,0,5000,Calculated,0,20,141.8,0,0,158,0,0,,,1.1,30,101,70',
  '05/04/26 12:38:50,Golfer,,7 Iron,80,0,0,0,0,108,1.30,15,0,5000,0,5000,Calculated,0,20,142.1,0,0,158,0,0,,,1.2,30,101,70',
  '05/04/26 12:38:50,Golfer,,7 Iron,80,0,0,0,0,108,1.32,15,0,5000,0,5000,Calculated,0,20,153.1,0,0,158,0,0,,,1.2,30,101,70',
].join('\n')
