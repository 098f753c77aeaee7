/** R-MAP-13 Forts: the name, and a point (longitude,latitude) in the hex. */

export const FORTS: readonly (readonly [name: string, at: string, area: string])[] = [
  ["Maginot – Metz", "6.18,49", "france"],
  ["Maginot – Hochwald", "7.2,49", "france"],
  ["Maginot – Colmar", "7.8,47.7", "france"],
  ["Westwall – Saar", "7.5,49.8", "germany"],
  ["Westwall – Pfalz", "8.4,49.2", "germany"],
  ["Westwall – Eifel", "6.6,50.3", "germany"],
  ["Liège", "5.57,50.63", "belgium"],
  ["Gibraltar", "-5.35,36.14", "gibraltar"],
  ["Malta", "14.51,35.9", "malta"],
  ["Sevastopol", "33.52,44.62", "ussr"],
  ["Leningrad and Kronstadt", "30.32,59.94", "ussr"],
  ["Mannerheim Line", "28.75,60.71", "finland"],
  ["Königsberg", "20.51,54.71", "germany"],
  ["Çatalca", "28.97,41.01", "turkey"],
  ["Rupel (Metaxas Line)", "23.7,41.45", "greece"],
  ["Tobruk", "23.96,32.08", "libya"],
  ["Mareth Line", "10.3,33.6", "tunisia"],
];
