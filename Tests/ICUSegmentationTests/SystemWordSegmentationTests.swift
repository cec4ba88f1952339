import Reproducible
import Testing
import ICUSegmentation

@Suite("Words of scripts without spaces")
struct SystemWordSegmentationTests {
  @Test(
    "are separated",
    arguments: [
      ("th", "ฉันชอบกินข้าวผัดกับแม่", 5...9), ("lo", "ຂ້ອຍມັກກິນເຂົ້າ", 3...5), ("km", "ខ្ញុំចូលចិត្តញ៉ាំបាយ", 3...5),
      ("my", "ကျွန်တော်ထမင်းစားတယ်", 2...6), ("ja", "私は日本語を勉強しています", 6...9), ("zh", "我喜欢学习汉语语法", 4...7),
    ])
  func words(language: String, text: String, count: ClosedRange<Int>) {
    let words = SystemWordSegmentation().words(in: text)
    #expect(count.contains(words.count), "\(words)")
    #expect(words.joined() == text)
  }

  @Test("do not exist in an empty text")
  func none() {
    #expect(SystemWordSegmentation().words(in: "") == [])
  }
}
